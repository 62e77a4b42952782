/** A reporter of node:test that says { passed, failed } of the whole run, for test.mjs. */
export default async function* count(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { passed, failed, cancelled } = data.counts;
    yield JSON.stringify({ passed, failed: failed + cancelled });
  }
}
