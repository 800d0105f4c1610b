import { clearAfterFile } from './after-file.ts';

// Registered first, and therefore run last.
clearAfterFile();
