/** Calls the customer from a phone. Nothing where no number was left. */
export function CallLink({ phone, className }: { phone: string; className?: string | undefined }) {
  if (phone === '') return null;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={`Call ${phone}`} className={className}>
      {phone}
    </a>
  );
}
