/** Where a piece is edited. */
export const studioPiece = (recordId: string): string => `/studio/catalog/${recordId}`;
