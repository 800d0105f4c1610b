import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StyleGuide } from './style-guide.tsx';

const html = renderToString(<StyleGuide />);
const values = (attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

describe('the sheet, as the server sends it', () => {
  it('has every part', () => {
    const titles = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Type and color', 'Actions', 'Fields', 'Choices', 'Carousels', 'What opens', 'Data']),
    );
  });

  it('gives no id twice', () => {
    const ids = values('id');
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(['for', 'aria-describedby'])('points %s only at what is there', (attribute) => {
    const ids = new Set(values('id'));
    const pointed = values(attribute).flatMap((value) => value.split(' ').filter(Boolean));
    expect(pointed.length).toBeGreaterThan(0);
    // react-aria resolves its own ids in the browser, where axe checks them.
    const ours = pointed.filter((id) => !id.startsWith('react-aria-'));
    expect(ours.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names every button', () => {
    const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)];
    expect(buttons.length).toBeGreaterThan(10);
    const nameless = buttons.filter(
      ([, attributes = '', content = '']) =>
        !/aria-label(ledby)?="[^"]+"/.test(attributes) && content.replace(/<[^>]*>/g, '').trim() === '',
    );
    expect(nameless.map(([button]) => button)).toEqual([]);
  });

  it('links a field’s error to the field', () => {
    const message = /<p id="([^"]+)"[^>]*>(?:(?!<\/p>).)*Please enter a valid email address/s.exec(html)?.[1];
    expect(values('aria-describedby')).toContain(message);
  });
});
