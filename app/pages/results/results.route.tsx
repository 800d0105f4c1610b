import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';

export const meta = () => pageTitle('Your boards');

export default function Results() {
  return (
    <PageHead title="Your boards" lead="Board A and Board B, made for your room, with everything you can choose." />
  );
}
