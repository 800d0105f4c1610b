import { describe, expect, it } from 'vitest';
import { selectionDiscountThreshold, selectionServiceFee, shell, totalSurveySteps } from './index.ts';

describe('the numbers of the specification', () => {
  it.each([
    ['notificationMs', 2000],
    ['loaderMinimumMs', 2500],
    ['loaderOpacity', 0.9],
    ['loaderSpeed', 125],
    ['signInResetMs', 300],
    ['surveyListResetMs', 1000],
    ['hashScrollDelayMs', 400],
    ['chunkTimeoutMs', 120_000],
    ['stickyHeaderPx', 50],
    ['backToTopPx', 300],
    ['mobileMenuPx', 768],
    ['modalWidthPx', 710],
    ['wideScreenPx', 420],
    ['heroImages', 6],
    ['heroStepMs', 3000],
    ['heroDragPx', 50],
    ['testimonialStepMs', 2200],
    ['offeringsDragShare', 0.1],
    ['progressPieSegments', 8],
  ] as const)('%s is %d', (name, expected) => expect(shell[name]).toBe(expected));

  it('the fee, the discount threshold and the number of survey steps', () => {
    expect({ selectionServiceFee, selectionDiscountThreshold, totalSurveySteps }).toEqual({
      selectionServiceFee: 149,
      selectionDiscountThreshold: 8000,
      totalSurveySteps: 14,
    });
  });
});
