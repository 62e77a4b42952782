/**
 * How every test and script starts Chromium: Debian's without a window, which it would draw for nobody, or the one in
 * CHROMIUM; quiet, without its own traffic.
 */
export const launch = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
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
