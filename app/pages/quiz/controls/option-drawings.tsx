import type { ReactNode } from 'react';
import { Tools, Visit } from '#app/parts/survey/measure-drawings.tsx';

/** Drawn where a photograph would not tell, by the picture they stand for. */
export const optionDrawings: Readonly<Record<string, ReactNode>> = {
  'quiz/measurement-method/on-site-service': <Visit />,
  'quiz/measurement-method/diy': <Tools />,
};
