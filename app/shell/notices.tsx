import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { ErrorBanner } from '#app/ui/notice/error-banner.tsx';
import { ToastRegion } from '#app/ui/notice/toast-region.tsx';
import { showToast, toasts } from '#app/ui/notice/toasts.ts';
import { shell } from '#core/settings/index.ts';

interface Notices {
  /** The global notification. It disappears by itself. */
  notify: (words: string) => void;
  /** The global error. It stays until closed. */
  complain: (words: string) => void;
}

const NoticesContext = createContext<Notices | null>(null);

export function NoticesProvider({ firstComplaint, children }: { firstComplaint: string | null; children: ReactNode }) {
  const [complaint, setComplaint] = useState(firstComplaint);
  const notices = useMemo(() => ({ notify: showToast, complain: setComplaint }), []);
  return (
    <NoticesContext value={notices}>
      <ErrorBanner message={complaint} onClose={() => setComplaint(null)} fixed />
      {children}
      <ToastRegion queue={toasts} clearAfter={shell.notificationMs} />
    </NoticesContext>
  );
}

export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices outside of NoticesProvider');
  return notices;
}
