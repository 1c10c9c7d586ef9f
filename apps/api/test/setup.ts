/** Runs before every test file. */
import './called.ts';
import { beginFile } from './new-file.ts';

beginFile();
