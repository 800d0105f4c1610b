const place = { what_kind_of_place: 'Apartment/condo/co-op', upgrading_or_from_scratch: 'blank-canvas' };
const brooklyn = { state: 'NY', zip: '11201' };
const measured = {
  need_help: true,
  measurement_method: 'diy',
  'wall-a': '14 ft 0 in',
  'wall-b': '12 ft 0 in',
  'doorway-height': '6 ft 8 in',
  'doorway-width': '2 ft 10 in',
  'wall-a-description': 'One long wall, a radiator under the window at the far end.',
  'wall-b-description': 'The door is in the middle.',
};
const sofa = { type: 'standard', sub_type: 'sofa_a', materials: 'fabric', budget: 'basic', colorIntensity: 'neutral' };
const chair = {
  type: 'stationary_standard',
  sub_type: 'exposed_frame',
  materials: 'leather',
  budget: 'premium',
  colorIntensity: 'neutral',
  quantity: '1',
};

/** The demo customer's rooms, answered as a real person would. */
export const demoRooms = {
  /** Ordered and delivered. */
  reading: {
    responses: {
      ...place,
      ...{
        need_help: false,
        project_name: 'Reading corner',
        pieces: ['lounge_chair', 'end_table'],
        more_pieces: ['no-thanks'],
      },
      lounge_chair: chair,
      end_table: { type: 'traditional', shape: 'round', budget: 'basic', quantity: '1' },
      boldness: 4,
      your_timeline: 1,
      room_notes: 'The corner by the window. I read there every night.',
    },
    type_of_furniture: 'living-room',
    favorite_styles: ['draper'],
    projectAddress: brooklyn,
  },
  /** Boards are ready. */
  living: {
    responses: {
      ...place,
      ...measured,
      ...{
        project_name: 'Court Street living room',
        pieces: ['sofa', 'lounge_chair', 'coffee_table', 'sideboard', 'rug'],
        more_pieces: ['no-thanks'],
      },
      sofa,
      lounge_chair: chair,
      coffee_table: { type: 'traditional', materials: 'wood', shape: 'round', budget: 'premium' },
      sideboard: { type: 'standard_door', budget: 'premium' },
      rug: { type: [2, 3], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
      boldness: 6,
      your_timeline: 0,
      room_notes: 'It goes gray by four in the afternoon. We would like it to feel warm without painting.',
    },
    type_of_furniture: 'living-room',
    favorite_styles: ['draper', 'roy'],
    projectAddress: brooklyn,
  },
  /** Waiting for the specialist. */
  den: {
    responses: {
      ...place,
      ...measured,
      ...{ project_name: 'The den', pieces: ['sofa', 'coffee_table', 'rug'], more_pieces: ['no-thanks'] },
      sofa: { ...sofa, budget: 'premium', materials: 'leather' },
      coffee_table: { type: 'traditional', materials: 'wood', shape: 'rectangular_or_square', budget: 'basic' },
      rug: { type: [1, 5], size: '8x10', budget: 'basic', colorIntensity: 'neutral' },
      boldness: 7,
      your_timeline: 0,
      room_notes: 'Two kids, one dog, popcorn every Friday.',
    },
    type_of_furniture: 'living-room',
    favorite_styles: ['roy'],
    projectAddress: brooklyn,
  },
} as const;

export type DemoRoom = keyof typeof demoRooms;

/** The specialist's notes for each pair of boards. */
export const demoWords = {
  reading: {
    a: 'One good seat, and everything within reach of it. The rest of the wall stays yours.',
    b: 'The same corner, a little quieter: fewer lines, so the books are what one sees.',
  },
  living: {
    a: 'You wrote that it goes gray by four. The warmth comes in with the pieces, so the walls can stay as they are.',
    b: 'The other way round: let in what light there is, and sit low and close together when it goes.',
  },
} as const;
