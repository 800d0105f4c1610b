import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Contact us');

export default function Contact() {
  return <PageHead title="Contact us" lead="Write to us about a room, an order or a return, and a person answers." />;
}
