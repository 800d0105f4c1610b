import { ClosingCall } from './closing-call.tsx';
import { FaqPart } from './faq-part.tsx';
import { GalleryPart } from './gallery-part.tsx';
import type { HomeData } from './home.route.tsx';
import { OfferingsPart } from './offerings-part.tsx';
import { PressPart } from './press-part.tsx';
import { StylesPart } from './styles-part.tsx';
import { TestimonialsPart } from './testimonials-part.tsx';

/** Everything below the steps; its script comes with it. */
export default function FurtherDown({ pictures, rooms, wall, voices, press, questions, materials }: HomeData) {
  return (
    <>
      <OfferingsPart pictures={pictures} />
      <StylesPart pictures={pictures} rooms={rooms} materials={materials} />
      <GalleryPart pictures={pictures} rooms={wall} />
      <PressPart press={press} />
      <TestimonialsPart voices={voices} pictures={pictures} />
      <FaqPart questions={questions} />
      <ClosingCall pictures={pictures} />
    </>
  );
}
