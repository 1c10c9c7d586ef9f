/**
 * Import it before React. A development build of React writes tracks for a profiler when the console can take them, which is half
 * of React's own time in a browser project, and nobody reads them there.
 */
Reflect.deleteProperty(console, 'timeStamp');
