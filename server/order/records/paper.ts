import { join } from 'node:path';
import type { Bars } from '#core/order/index.ts';
import { projectRoot } from '../../root.ts';

const folder = join(projectRoot, 'server/order/records/receipt-fonts');
const fonts = {
  title: join(folder, 'fraunces.ttf'),
  text: join(folder, 'instrument-sans.ttf'),
  strong: join(folder, 'instrument-sans-strong.ttf'),
} as const;
const colours = { ink: '#211d18', soft: '#5c544a', line: '#e4ddd2', black: '#000000' } as const;
const margin = 56;
const amountWidth = 110;
/** The narrowest bar of a barcode, and how tall all of them are. */
const module = 1.4;
const barHeight = 72;

export interface PaperRow {
  label: string;
  /** Below the label, smaller. */
  why: string;
  amount: string;
}

export type Paper = Awaited<ReturnType<typeof newPaper>>;

/** A letter-size page in our look, for receipts and orders. Uses our bundled fonts, because a bare server has none. */
export async function newPaper(title: string, author: string) {
  // Loaded with the first page: it and its fonts take more memory than most of the shop.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin,
    font: fonts.text,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const whole = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return {
    title: (words: string, size: number) =>
      void doc.font(fonts.title).fontSize(size).fillColor(colours.ink).text(words),
    soft: (words: string) => void doc.font(fonts.text).fontSize(10).fillColor(colours.soft).text(words),
    strong: (words: string) => void doc.font(fonts.strong).fontSize(11).fillColor(colours.ink).text(words, margin),
    space: (lines: number) => void doc.moveDown(lines),
    rule(colour: 'ink' | 'line') {
      doc
        .moveTo(margin, doc.y)
        .lineTo(doc.page.width - margin, doc.y)
        .lineWidth(1)
        .strokeColor(colours[colour])
        .stroke();
      doc.moveDown(0.6);
    },
    /** A barcode as large as scanners like it, with its quiet zone on the left. */
    bars(widths: Bars) {
      let x = margin + 10 * module;
      for (const [at, width] of widths.entries()) {
        if (at % 2 === 0) doc.rect(x, doc.y, width * module, barHeight).fill(colours.black);
        x += width * module;
      }
      doc.y += barHeight + 10;
    },
    row({ label, why, amount }: PaperRow, strong = false) {
      const wordsWidth = doc.page.width - 2 * margin - amountWidth;
      const whyHeight = why ? doc.font(fonts.text).fontSize(9).heightOfString(why, { width: wordsWidth }) : 0;
      doc.font(strong ? fonts.strong : fonts.text).fontSize(11);
      const needed = doc.heightOfString(label, { width: wordsWidth }) + whyHeight + 20;
      if (doc.y + needed > doc.page.height - margin) doc.addPage();
      const top = doc.y;
      doc.fillColor(colours.ink).text(amount, margin + wordsWidth, top, { width: amountWidth, align: 'right' });
      doc.text(label, margin, top, { width: wordsWidth });
      if (why) doc.font(fonts.text).fontSize(9).fillColor(colours.soft).text(why, margin, doc.y, { width: wordsWidth });
      doc.moveDown(0.5);
    },
    done(): Promise<Buffer> {
      doc.end();
      return whole;
    },
  };
}
