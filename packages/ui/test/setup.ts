// Runs again before each test file. A test that makes React or the browser complain is a failing test.
import { withoutTraces } from '@luneta/testing/plain-react';
import { keepSize, sharedPage } from '@luneta/testing/shared-page';
import { strictConsole } from '@luneta/testing/strict-console';
import * as React from 'react';

/**
 * React's two warnings about the switch for `act`. The runner of the stories turns it on and off around what it plays, and on a
 * loaded machine it may stand wrongly for a moment. The tests use a real browser and no `act`, so neither is about a component.
 */
const OF_THE_RUNNER = /(?:not wrapped in|not configured to support) act\(\.\.\.\)/u;

withoutTraces(React);
strictConsole((complaint) => OF_THE_RUNNER.test(complaint));
sharedPage({ width: 360, height: 800 });
keepSize();
