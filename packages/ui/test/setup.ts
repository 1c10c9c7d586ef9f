// Runs again before each test file. A test that makes React or the browser complain is a failing test.
import { withoutTraces } from '@luneta/testing/plain-react';
import { keepSize, sharedPage } from '@luneta/testing/shared-page';
import { strictConsole } from '@luneta/testing/strict-console';
import * as React from 'react';

/** A warning about the story runner's own switch, not about a component. Seen once, on a loaded machine. */
const OF_THE_RUNNER = 'The current testing environment is not configured to support act(...)';

withoutTraces(React);
strictConsole((complaint) => complaint === OF_THE_RUNNER);
sharedPage({ width: 360, height: 800 });
keepSize();
