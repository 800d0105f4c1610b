import { Select } from '#app/ui/field/select.tsx';
import { orderPartWords as words } from './words.ts';

interface HowManyProps {
  lineId: string;
  /** The piece's name, for screen readers. */
  name: string;
  /** How many there are. */
  of: number;
  /** How many of them are chosen. */
  take: number;
  onChange: (take: number) => void;
}

/** How many pieces of a line something is for. Says along with it how many there were on this page. */
export function HowMany({ lineId, name, of, take, onChange }: HowManyProps) {
  const options = Array.from({ length: of }, (_, index) => {
    const count = String(index + 1);
    return { value: count, label: index + 1 === of ? words.allOf(of) : count };
  });
  return (
    <>
      <input type="hidden" name={`of ${lineId}`} value={of} />
      <Select
        label={words.howMany(name)}
        name={`take ${lineId}`}
        options={options}
        value={String(take)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </>
  );
}
