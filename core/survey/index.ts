export type { Brief, BriefPiece } from './brief.ts';
