import type { Command, CommandPlace } from './command.ts';
import { changeImage } from './block/change-image.ts';
import { addImages } from './block/add-images.ts';
import { chooseEvents } from './block/choose-events.ts';
import { copy } from './block/copy.ts';
import { cut } from './block/cut.ts';
import { duplicate } from './block/duplicate.ts';
import { insertBlock } from './block/insert-block.ts';
import { omitInEnglish, omitInGerman } from './block/omit.ts';
import { openSettings } from './block/open-settings.ts';
import { paste } from './block/paste.ts';
import { detachShared } from './shared-parts/detach-shared.ts';
import { editShared } from './shared-parts/edit-shared.ts';
import { leaveShared } from './shared-parts/leave-shared.ts';
import { makeShared } from './shared-parts/make-shared.ts';
import { savePattern } from './block/save-pattern.ts';
import { remove } from './block/remove.ts';
import { chooseTarget } from './move/choose-target.ts';
import { moveTo } from './move/move-to.ts';
import { moveDown, moveUp } from './move/move-up-down.ts';
import { pickUp } from './move/pick-up.ts';
import { openNote } from './notes/open-note.ts';
import { openNotes } from './notes/open-notes.ts';
import { writeNote } from './notes/write-note.ts';
import { changeHeadPicture, changeTitle } from './records/change-head.ts';
import { editFooterMenu, editMainMenu, editSideMenu } from './records/edit-menus.ts';
import { editNews, editSlides } from './records/edit-announcements.ts';
import { emptyPage } from './page/empty-page.ts';
import { findAndReplace } from './page/find-and-replace.ts';
import { describePictures } from './page/describe-pictures.ts';
import { handOver } from './page/hand-over.ts';
import { newPage } from './page/new-page.ts';
import { openChecks } from './page/open-checks.ts';
import { openHistory } from './page/open-history.ts';
import { openReview } from './page/open-review.ts';
import { openPatterns } from './page/open-patterns.ts';
import { openPageSettings } from './page/open-page-settings.ts';
import { previewSeason } from './page/preview-season.ts';
import { publish } from './page/publish.ts';
import { redo } from './page/redo.ts';
import { save } from './page/save.ts';
import { undo } from './page/undo.ts';
import { enterBlock } from './selection/enter-block.ts';
import { extendDown, extendUp } from './selection/extend-selection.ts';
import { nextSibling, previousSibling } from './selection/go-to-sibling.ts';
import { goToToolbar } from './selection/go-to-toolbar.ts';
import { leaveBlock } from './selection/leave-block.ts';
import { leaveText } from './selection/leave-text.ts';
import { leaveTool } from './selection/leave-tool.ts';
import { nextRegion } from './selection/next-region.ts';
import { returnToBlock } from './selection/return-to-block.ts';
import { selectParent } from './selection/select-parent.ts';
import { nextBlock, previousBlock } from './selection/step-to-block.ts';
import { alignCentre, alignLeft, alignRight } from './text/align.ts';
import { blockQuotation, bold, bulletedList, italic, numberedList } from './text/format.ts';
import { link } from './text/link.ts';
import { pasteAsText } from './text/paste-as-text.ts';
import {
  markRead,
  translateField,
  translateModule,
  translatePage,
  translatePageToGerman,
} from './translation/translate.ts';
import { commandPalette } from './view/command-palette.ts';
import { hideTools } from './view/hide-tools.ts';
import { keyboardHelp } from './view/keyboard-help.ts';
import { showModules } from './view/show-modules.ts';
import { openPreview } from './view/open-preview.ts';
import { showOutline } from './view/show-outline.ts';
import { sideBySide } from './view/side-by-side.ts';

/** Every command, in the order of the list of keys and of the command palette. */
export const commands: readonly Command[] = [
  nextBlock,
  previousBlock,
  returnToBlock,
  previousSibling,
  nextSibling,
  editShared,
  enterBlock,
  leaveText,
  leaveBlock,
  leaveShared,
  leaveTool,
  selectParent,
  extendUp,
  extendDown,
  moveUp,
  moveDown,
  moveTo,
  pickUp,
  chooseTarget,
  cut,
  copy,
  paste,
  duplicate,
  savePattern,
  makeShared,
  detachShared,
  remove,
  openSettings,
  changeImage,
  addImages,
  chooseEvents,
  writeNote,
  openNote,
  omitInGerman,
  omitInEnglish,
  translateField,
  translateModule,
  markRead,
  save,
  undo,
  redo,
  bold,
  italic,
  link,
  bulletedList,
  numberedList,
  blockQuotation,
  alignLeft,
  alignCentre,
  alignRight,
  pasteAsText,
  goToToolbar,
  nextRegion,
  insertBlock,
  keyboardHelp,
  hideTools,
  commandPalette,
  showModules,
  showOutline,
  sideBySide,
  openPreview,
  translatePage,
  translatePageToGerman,
  findAndReplace,
  openNotes,
  openChecks,
  describePictures,
  openHistory,
  openPageSettings,
  changeTitle,
  changeHeadPicture,
  editMainMenu,
  editSideMenu,
  editFooterMenu,
  editNews,
  editSlides,
  openPatterns,
  newPage,
  emptyPage,
  previewSeason,
  openReview,
  handOver,
  publish,
];

/** The commands with a button in a place, in the order of their buttons. */
export function commandsAt(place: CommandPlace): Command[] {
  const position = (command: Command) => command.places?.[place] ?? Infinity;
  return commands
    .filter((command) => position(command) < Infinity)
    .sort((one, other) => position(one) - position(other));
}
