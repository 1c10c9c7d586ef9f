/**
 * Runs before each test file of the screens. A console error or a request outside the contract fails the test; each test meets an
 * empty phone.
 */
import { withoutTraces } from '@luneta/testing/plain-react';
import { sharedPage } from '@luneta/testing/shared-page';
import { strictConsole } from '@luneta/testing/strict-console';
import * as React from 'react';
import { afterEach } from 'vitest';

import { verifyServers } from './render-route.tsx';

/** The design's floor; a test of a wide layout asks for its own size. */
const PHONE = { width: 360, height: 800 };

withoutTraces(React);
strictConsole();
afterEach(verifyServers);
sharedPage(PHONE);
