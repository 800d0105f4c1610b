import { ChoiceStep } from './controls/choice-step.tsx';
import { FieldsStep, SliderStep } from './controls/field-steps.tsx';
import { ImageUpload } from './controls/image-upload.tsx';
import { MeasurementForm } from './controls/measurement-form.tsx';
import { RugCarousel } from './controls/rug-carousel.tsx';
import { StyleSelector } from './controls/style-selector.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';

/** The screen of a kind of step. Account and payment are forms of their own and stand elsewhere. */
export function StepControl(props: StepProps) {
  switch (props.step.kind) {
    case 'radio-list':
    case 'budget-list':
    case 'checkbox-list':
    case 'measurement-method':
      return <ChoiceStep {...props} />;
    case 'style-selector':
      return <StyleSelector {...props} />;
    case 'rug-style-carousel':
      return <RugCarousel {...props} />;
    case 'slider':
      return <SliderStep {...props} />;
    case 'image-upload':
      return <ImageUpload {...props} />;
    case 'measurement-form':
      return <MeasurementForm {...props} />;
    case 'dropdown':
    case 'shipping-form':
      return <FieldsStep {...props} folded />;
    case 'textarea':
    case 'text-inputs':
    case 'text-once':
    case 'delivery-zip':
      return <FieldsStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} />;
    case 'registration':
    case 'basic-registration':
    case 'placeholder':
    case 'payment':
      return null;
  }
}
