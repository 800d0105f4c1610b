/** What the product says when something went well, or is still to come. */
export const noticeTexts = {
  'notice.success': 'Success',
  'notice.emailSent': 'Email Sent',
  'quizComplete.thanks':
    'Thanks for taking our survey. Your customized style boards will be ready within {hours} hours!',
  'quizComplete.oneStepLeft': 'One step left',
  'offer.note': '(offer not valid with any other promotions)',
} as const;
