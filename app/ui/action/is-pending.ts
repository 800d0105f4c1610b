interface Sending {
  state: 'idle' | 'submitting' | 'loading';
  data?: { ok: boolean } | undefined;
}

/** Once the answer is there the page is still fetched anew; who was refused need not wait for that to send it again. */
export const isPending = ({ state, data }: Sending): boolean =>
  state === 'submitting' || (state === 'loading' && data?.ok !== false);
