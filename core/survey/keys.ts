/** Questions that rules elsewhere refer to by name. */
export const roomKey = 'type_of_furniture';
export const piecesKey = 'pieces';
export const morePiecesKey = 'more_pieces';
export const stylesKey = 'favorite_styles';
export const woodToneKey = 'wood_tone';
export const boldnessKey = 'boldness';
export const timelineKey = 'your_timeline';
export const needHelpKey = 'need_help';
export const mobilityKey = 'mobility_aid';
export const measurementMethodKey = 'measurement_method';
export const onSiteService = 'on-site-service';
export const diy = 'diy';
export const noThanks = 'no-thanks';
export const notSure = 'notSure';
export const stateKey = 'state';
export const zipKey = 'zip';
export const projectNameKey = 'project_name';
