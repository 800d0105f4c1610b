/** A living room with enough answers to submit. */
export const livingRoom = {
  responses: {
    what_kind_of_place: 'House',
    upgrading_or_from_scratch: 'blank-canvas',
    pieces: ['sofa'],
    more_pieces: ['no-thanks'],
    sofa: { type: 'standard', sub_type: 'sofa_a', materials: 'fabric', budget: 'premium', colorIntensity: 'neutral' },
    boldness: 6,
    need_help: false,
    project_name: 'Oak Street',
  },
  type_of_furniture: 'living-room',
  favorite_styles: ['draper'],
  projectAddress: { state: 'NY', zip: '11201' },
} as const;
