import { productName } from '#core/settings/index.ts';

/** An email's content. The layout adds our look, in HTML and in plain text. */
export interface MailWords {
  title: string;
  /** Each paragraph is one line. */
  paragraphs: readonly string[];
  /** Labeled amounts or facts, one per line. */
  rows?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; href: string };
  /** Below the button: why this email was sent. */
  closing?: string;
  /** At the very bottom: the unsubscribe link. */
  unsubscribe?: string;
}

export interface MailHouse {
  origin: string;
  legalName: string;
  postalAddress: string;
}

const colour = { paper: '#faf7f2', ink: '#211d18', soft: '#5c544a', forest: '#2f4b3c', line: '#e4ddd2' };

const escapeHtml = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function mailText(mail: MailWords, house: MailHouse): string {
  const rows = (mail.rows ?? []).map(([label, value]) => (value ? `${label}: ${value}` : label));
  const parts = [
    mail.title,
    ...mail.paragraphs,
    rows.join('\n'),
    mail.button && `${mail.button.label}: ${mail.button.href}`,
  ];
  const foot = `${productName} · ${house.legalName} · ${house.postalAddress}`;
  const leave = mail.unsubscribe && `Unsubscribe: ${mail.unsubscribe}`;
  return [...parts, mail.closing, leave, foot].filter(Boolean).join('\n\n');
}

export function mailHtml(mail: MailWords, house: MailHouse): string {
  const cell = `padding:10px 0;border-top:1px solid ${colour.line};font-size:15px`;
  const rows = (mail.rows ?? [])
    .map(
      ([label, value]) =>
        `<tr><td valign="top" width="60%" style="${cell};color:${colour.soft}">${escapeHtml(label)}</td><td valign="top" align="right" style="${cell}">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const button = mail.button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(mail.button.href)}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${colour.forest};color:${colour.paper};font-weight:600;text-decoration:none">${escapeHtml(mail.button.label)}</a></p>`
    : '';
  const paragraphs = mail.paragraphs
    .map((line) => `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(line)}</p>`)
    .join('');
  const closing = mail.closing
    ? `<p style="margin:0;color:${colour.soft};font-size:14px">${escapeHtml(mail.closing)}</p>`
    : '';
  const leave = mail.unsubscribe
    ? `<br><a href="${escapeHtml(mail.unsubscribe)}" style="color:${colour.soft}">Unsubscribe</a>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.title)}</title></head>
<body style="margin:0;background:${colour.paper};color:${colour.ink};font-family:'Instrument Sans',Helvetica,Arial,sans-serif;font-size:17px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="padding-bottom:32px"><a href="${escapeHtml(house.origin)}" style="font-family:Fraunces,Georgia,serif;font-size:26px;color:${colour.ink};text-decoration:none">${productName}</a></td></tr>
<tr><td><h1 style="margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-weight:400;font-size:34px;line-height:1.15">${escapeHtml(mail.title)}</h1>
${paragraphs}${rows ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0">${rows}</table>` : ''}${button}${closing}</td></tr>
<tr><td style="padding-top:40px;color:${colour.soft};font-size:13px;line-height:1.5">${escapeHtml(house.legalName)}<br>${escapeHtml(house.postalAddress)}${leave}</td></tr>
</table></td></tr></table></body></html>`;
}
