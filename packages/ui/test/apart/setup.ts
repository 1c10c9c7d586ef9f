// Runs before each file that has a page of its own: what it does to the page goes with it.
import { strictConsole } from '@luneta/testing/strict-console';

strictConsole();
