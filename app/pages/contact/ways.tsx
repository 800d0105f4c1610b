import { TextLink } from '#app/ui/action/text-link.tsx';
import { homeFaq } from '#content/faq/index.ts';
import type { House } from '#content/legal/section.ts';
import styles from './contact.module.css';
import { contactWords } from './words.ts';

/** Other ways to a person, and the questions that need none. */
export function Ways({ house }: { house: House }) {
  const { phone, email, postalAddress, legalName } = house;
  return (
    <aside className={styles.ways}>
      <dl className={styles.list}>
        <div>
          <dt>{contactWords.ways.phone}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.ways.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.ways.post}</dt>
          <dd>
            {legalName}
            <br />
            {postalAddress}
          </dd>
        </div>
      </dl>
      <div>
        <p className={styles.heading}>{contactWords.firstLook}</p>
        <ul>
          {homeFaq.slice(5, 8).map(({ id, topic, question }) => (
            <li key={id}>
              <TextLink soft href={`/support#${topic}`}>
                {question}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
