/** Runs before every test file. */
import { beginFile } from './new-file.ts';

beginFile();
