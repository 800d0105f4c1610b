/** The parts that sets are built from besides whole models. */
export { cornersOf, Kit, type Placement } from './geometry/kit.ts';
export { lathe } from './geometry/lathe.ts';
export { softBox } from './geometry/soft-box.ts';
