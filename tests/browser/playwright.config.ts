import { defineConfig } from '@playwright/test';
import { launch } from './chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../build/browser-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:4399/some/where/',
    launchOptions: launch,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" server.mjs`,
    url: 'http://localhost:4399/some/where/',
    reuseExistingServer: false,
  },
});
