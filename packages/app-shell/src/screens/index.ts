/** The table of screens of an app. Imports nothing that needs a browser: the build reads it. */
export { screensOf, type Frame, type ScreenRow, type Screens } from './screens.ts';
