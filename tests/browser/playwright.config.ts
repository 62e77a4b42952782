import { defineConfig } from '@playwright/test';
import { launch } from './chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../build/browser-tests',
  fullyParallel: true,
  workers: 3, // of two cores: pages wait for their frames, tests for what they expect
  retries: 0,
  // Nothing depends on speed: these are for a slow machine, whose failures only come later.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.NIMLAB_TESTED_SITE,
    launchOptions: launch,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" server.mjs`,
    // Ports are what is free, so that two checkouts can be tested at once; the groups become NIMLAB_TESTED_SITE and
    // NIMLAB_FOREIGN.
    wait: { stdout: /site (?<nimlab_tested_site>\S+), somebody’s pages (?<nimlab_foreign>\S+)\n/ },
  },
});
