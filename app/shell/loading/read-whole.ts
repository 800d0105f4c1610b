/**
 * Reads loader and action responses to the end and returns a fresh Response. If the router's own read were aborted
 * midway, it would fail where no one can catch it. We don't stream these responses, so this adds no wait.
 */
export function readWhole(): void {
  const ask = window.fetch;
  window.fetch = async (wanted, how) => {
    const answer = await ask(wanted, how);
    if (!answer.url.includes('.data')) return answer;
    return new Response(answer.body && (await answer.arrayBuffer()), answer);
  };
}
