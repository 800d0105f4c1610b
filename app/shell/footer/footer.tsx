import { InstagramIcon, PinterestIcon } from '#app/ui/icon/brands.tsx';
import { Link } from '#app/ui/link.tsx';
import { productName } from '#core/settings/index.ts';
import { Wordmark } from '../header/wordmark.tsx';
import { footerGroups } from '../menus.ts';
import { useSession } from '../session/session.ts';
import { useShopFacts } from '../shop-facts.ts';
import styles from './footer.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

export default function Footer() {
  const { social, year } = useSession();
  const { newsletter } = useShopFacts();
  return (
    <footer className={styles.footer}>
      <div className={styles.room}>
        <div className={styles.inside}>
          {newsletter ? <NewsletterForm /> : <div />}
          {footerGroups.map((group) => (
            <nav key={group.label} aria-label={group.label} className={styles.group}>
              <p className={styles.heading}>{group.label}</p>
              <ul>
                {group.links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={styles.base}>
        <div className={styles.line}>
          <Wordmark />
          <p className={styles.copyright}>
            © {year} {productName}
          </p>
          {(social.instagram || social.pinterest) && (
            <div className={styles.social}>
              {social.instagram && (
                <a href={social.instagram} className={styles.link} rel="noopener">
                  <InstagramIcon /> Instagram
                </a>
              )}
              {social.pinterest && (
                <a href={social.pinterest} className={styles.link} rel="noopener">
                  <PinterestIcon /> Pinterest
                </a>
              )}
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}
