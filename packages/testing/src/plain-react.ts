/**
 * Import it before React. A development build of React writes tracks for a profiler and records where each element was made,
 * for tools of developers. That is most of React's own time in a browser project, and nobody reads it there.
 */
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
