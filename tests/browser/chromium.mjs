import { existsSync } from 'node:fs';

/** Debian's Chromium: the one without a window's frame, which it would draw for nobody, or the whole. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How every test and script starts Chromium: Debian's, or the one in CHROMIUM; quiet, without its own traffic. */
export const launch = {
  executablePath: process.env.CHROMIUM ?? debian.find((path) => existsSync(path)) ?? debian[0],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
