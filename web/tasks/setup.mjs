// Plain Node 20: this runs before anything is installed.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { continueUnderPinnedNode, keyedStep, pinnedNode, pinnedVersion, root, run, step, Told } from './steps.mjs';

/**
 * The folder of the Node that npm shall run under: the pinned one. Under another npm leaves out, without a word,
 * optional packages made for newer Nodes, the compiled parts of the bundler among them.
 */
async function folderOfNode() {
  if (process.versions.node === pinnedVersion) return dirname(process.execPath);
  const prefix = join(root, 'build/node');
  mkdirSync(prefix, { recursive: true });
  await run('npm', ['install', '--prefix', prefix, '--no-save', '--loglevel=error', `node@${pinnedVersion}`]);
  return join(prefix, 'node_modules/node/bin');
}

/**
 * Makes sure of everything a task needs: system packages of these groups ('build', 'test'), the npm packages of
 * package-lock.json, the pinned Node; then goes on under that Node. Safe to repeat.
 */
export async function setUp(url, ...groups) {
  if (process.env.NIMLAB_SET_UP === groups.join()) return; // done by the process that started this one
  await step('system packages', async () => {
    const { output, code } = await run(join(root, 'web/tasks/system-packages.sh'), groups, { allowFailure: true });
    if (code !== 0) throw new Told(output);
    return output ? undefined : 'present';
  });
  await keyedStep(
    'npm packages',
    { name: 'npm', inputs: ['package.json', 'package-lock.json', '.npmrc'], output: 'node_modules/node/bin/node' },
    async () => {
      await run('npm', ['ci', '--include=dev', '--loglevel=error'], {
        env: { NODE_ENV: 'development', PATH: `${await folderOfNode()}:${process.env.PATH}` },
      });
      if (!existsSync(pinnedNode)) {
        throw new Told(
          'npm did not install the pinned Node: are install scripts switched off (npm config get ignore-scripts)?',
        );
      }
    },
  );
  process.env.NIMLAB_SET_UP = groups.join();
  process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  continueUnderPinnedNode(url);
}
