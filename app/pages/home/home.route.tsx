import { getStarted } from '#app/shell/menus.ts';
import { PageHead } from '#app/shell/page-head.tsx';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { useSession } from '#app/shell/session.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';

export const handle = { header: 'transparent' } satisfies RouteHandle;

export default function Home() {
  const { user } = useSession();
  return (
    <PageHead
      title="Tell us how you live. We’ll find the furniture."
      lead="Take the style quiz. A specialist sends two furniture boards made for your room, within 72 hours."
    >
      <LinkButton href={getStarted.href}>{user ? 'Find my Furniture' : 'Get Started'}</LinkButton>
    </PageHead>
  );
}
