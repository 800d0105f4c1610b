import type { ShellName } from '../names.ts';
import { arch, bay, library, ranch } from './built-in.ts';
import { apartment, hearth, loft, prewar } from './city.ts';
import { attic, coast, farmhouse, garden } from './country.ts';
import type { BuildShell } from './shell.ts';

export type { Finish, Shell } from './shell.ts';

export const shells: Record<ShellName, BuildShell> = {
  loft,
  bay,
  attic,
  prewar,
  arch,
  apartment,
  coast,
  library,
  hearth,
  garden,
  farmhouse,
  ranch,
};
