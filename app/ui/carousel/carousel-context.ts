import { createContext, use } from 'react';
import type { Autoplay } from './use-autoplay.ts';

export interface CarouselState extends Autoplay {
  index: number;
  count: number;
  slidesId: string;
  go: (index: number) => void;
}

export const CarouselContext = createContext<CarouselState | null>(null);

/** For content beside the slides that follows them, such as a name or a tab. */
export function useCarousel(): CarouselState {
  const state = use(CarouselContext);
  if (state === null) throw new Error('This part of a carousel is outside its Carousel.');
  return state;
}
