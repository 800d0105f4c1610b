import { useEffect } from 'react';

export const deskKeys = { search: 'desk-search', publish: 'desk-publish' } as const;

/** '/' brings the search, ⌘↵ or Ctrl ↵ publishes; while somebody writes, their keys are theirs. */
export function useDeskKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const writing = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) document.getElementById(deskKeys.publish)?.click();
      if (event.key !== '/' || writing || event.metaKey || event.ctrlKey) return;
      const field = document.querySelector<HTMLInputElement>(`#${deskKeys.search} input[type="search"]`);
      if (!field) return;
      event.preventDefault();
      field.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
