import type { ReactNode } from 'react';
import { Text, type TextProps } from '../type/text.tsx';
import { useInView } from './use-in-view.ts';

interface ProblemTextProps extends Pick<TextProps, 'size'> {
  /** Null if nothing went wrong. */
  message: string | null | undefined | false;
  className?: string | undefined;
  /** The answer it came with, where the same words may come twice in a row. */
  answer?: unknown;
  /** A way forward after the message, such as signing in. */
  children?: ReactNode;
}

/** A refusal in one sentence, next to what was pressed: read out and brought into view. */
export function ProblemText({ message, size = 'body', className, answer, children }: ProblemTextProps) {
  const ref = useInView<HTMLDivElement>(message, { answer });
  if (!message) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={className}>
      <Text size={size} tone="tight">
        {message} {children}
      </Text>
    </div>
  );
}
