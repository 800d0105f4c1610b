interface Sending {
  state: 'idle' | 'submitting' | 'loading';
  data?: { ok: boolean } | undefined;
}

/** After the answer, the page's data is still reloading. Someone who was refused can resubmit without waiting. */
export const isPending = ({ state, data }: Sending): boolean =>
  state === 'submitting' || (state === 'loading' && data?.ok !== false);
