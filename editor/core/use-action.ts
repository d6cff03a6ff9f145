import { useRef, useState } from 'react';
import { createUseAction } from '#contract/client/create-use-action.ts';

export const useAction = createUseAction({ useRef, useState });
