/**
 * What a page's loaders and acts answer is read to its end and handed on as an answer of its own: called off while the router
 * reads it, it would fail where nobody can catch it. We send nothing piece by piece, so nobody waits longer for it.
 */
export function readWhole(): void {
  const ask = window.fetch;
  window.fetch = async (wanted, how) => {
    const answer = await ask(wanted, how);
    if (!answer.url.includes('.data')) return answer;
    return new Response(answer.body && (await answer.arrayBuffer()), answer);
  };
}
