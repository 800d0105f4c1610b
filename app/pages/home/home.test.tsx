import { describe, expect, it } from 'vitest';
import { customer, drawn, linksIn } from '#app/shell/drawn.test-data.tsx';
import { press } from '#content/company/press.ts';
import { testimonials } from '#content/company/testimonials.ts';
import { homeFaq } from '#content/faq/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { FaqSection } from './faq-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { Hero } from './hero.tsx';
import { OfferingsSection } from './offerings-section.tsx';
import type { Pictures } from './pictures.ts';
import { PressSection } from './press-section.tsx';
import { StylesSection } from './styles-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { homeWords } from './words.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const pictures: Pictures = Object.fromEntries(ids.map((id) => [id, { width: 3, height: 2, alt: `Picture ${id}` }]));
const groupsIn = (html: string) => html.match(/aria-roledescription="slide"/g) ?? [];

describe('Home as the specification has it', () => {
  it('calls a visitor to get started, and a signed-in person to find their furniture', () => {
    const hero = <Hero pictures={pictures} heroes={ids} />;
    expect(linksIn(drawn(hero))).toEqual(['Get Started → /quiz?onboarding=true']);
    expect(linksIn(drawn(hero, { session: customer }))).toEqual(['Find my Furniture → /quiz?onboarding=true']);
  });

  it('has six slides in its hero and tells how it works in three steps', () => {
    expect(groupsIn(drawn(<Hero pictures={pictures} heroes={ids} />))).toHaveLength(6);
    expect(homeWords.steps(standardPriceList.feeCents)).toHaveLength(3);
  });

  it('offers its first picture in 2400 pixels, and asks for no more than 1200 on a phone', () => {
    const large = { a: { width: 2400, height: 1600, alt: 'A room' } };
    const html = drawn(<Hero pictures={large} heroes={['a']} />);
    expect(html).toContain('/image/w_2400/a 2400w');
    const [, phone = ''] = /sizes="[^"]*, (\d+)rem"/.exec(html) ?? [];
    expect(Number(phone) * 16 * 3).toBe(1200);
  });

  it('has three offering slides: living room, bedroom, dining room', () => {
    const html = drawn(<OfferingsSection pictures={{}} />);
    expect(groupsIn(html)).toHaveLength(3);
    const titles = [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Living room', 'Bedroom', 'Dining room']);
  });

  it('asks whether one is ready to transform the space', () => {
    expect(homeWords.ready).toBe('Ready to transform your space?');
  });

  it('has a strip of press logos', () => {
    const html = drawn(<PressSection press={press} />);
    for (const { name } of press) expect(html).toContain(`alt="${name.replace('&', '&amp;')}"`);
  });

  it('has a slider of testimonials with name, place and the bold ones marked', () => {
    const html = drawn(<TestimonialsSection voices={testimonials} pictures={{}} />);
    expect(groupsIn(html)).toHaveLength(testimonials.length);
    for (const { name, location } of testimonials) {
      expect(html).toContain(name);
      expect(html).toContain(location);
    }
    expect(html.match(/data-bold="true"/g)).toHaveLength(testimonials.filter(({ isBold }) => isBold).length);
  });

  it('a testimonial has the fields of the specification', () => {
    for (const { sample: _, ...testimonial } of testimonials) {
      expect(Object.keys(testimonial)).toEqual(['name', 'location', 'short_content', 'content', 'imageUrl', 'isBold']);
    }
  });

  it('has nine questions and Learn more, which leads to /support', () => {
    const html = drawn(<FaqSection questions={homeFaq(standardPriceList)} />);
    expect(html.match(/aria-expanded=/g)).toHaveLength(9);
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
    expect(linksIn(html)).toContainEqual(expect.stringMatching(/^Learn more.* → \/support$/));
  });

  it('has a gallery, and a carousel and an accordion for each style', () => {
    expect(drawn(<GallerySection pictures={pictures} rooms={ids} />).match(/<li/g)).toHaveLength(ids.length);
    const rooms = { draper: ['a', 'b'], moody: ['c', 'd'], roy: ['e', 'f'] };
    const html = drawn(<StylesSection pictures={pictures} rooms={rooms} materials={{}} />);
    expect(html.match(/aria-roledescription="carousel"/g)).toHaveLength(3);
    for (const id of ids) expect(html).toContain(`alt="Picture ${id}"`);
    expect(html.match(/aria-expanded=/g)).toHaveLength(6);
  });
});
