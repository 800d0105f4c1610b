import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import styles from './inspiration-gallery.module.css';
import { galleryWords as words } from './words.ts';

/** The next screen of rooms has an address; whoever comes near it is taken there without a press. */
export function MoreLink({ href }: { href: string }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  useEffect(() => {
    const element = place.current;
    if (!element || !idle) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void navigate(href, { replace: true, preventScrollReset: true });
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [href, idle, navigate]);
  return (
    <div ref={place} className={styles.more}>
      <LinkButton kind="ghost" href={href}>
        {words.more}
      </LinkButton>
    </div>
  );
}
