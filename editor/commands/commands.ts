import type { Command, CommandPlace } from './command.ts';
import * as block from './block-commands.ts';
import * as move from './move-commands.ts';
import * as note from './note-commands.ts';
import * as page from './page-commands.ts';
import * as record from './record-commands.ts';
import * as replace from './replace-commands.ts';
import * as selection from './selection-commands.ts';
import * as shared from './shared-part-commands.ts';
import * as text from './text-commands.ts';
import * as translation from './translation-commands.ts';
import * as view from './view-commands.ts';

/** Every command, in the order of the list of keys and of the command palette. */
export const commands: readonly Command[] = [
  selection.nextBlock,
  selection.previousBlock,
  selection.returnToBlock,
  selection.previousSibling,
  selection.nextSibling,
  shared.editShared,
  selection.enterBlock,
  selection.leaveText,
  selection.leaveBlock,
  shared.leaveShared,
  selection.leaveTool,
  selection.selectParent,
  selection.extendUp,
  selection.extendDown,
  move.moveUp,
  move.moveDown,
  move.moveTo,
  move.pickUp,
  move.chooseTarget,
  block.cut,
  block.copy,
  block.paste,
  block.duplicate,
  block.savePattern,
  shared.makeShared,
  shared.detachShared,
  block.remove,
  block.openSettings,
  block.changeImage,
  block.addImages,
  block.chooseEvents,
  note.writeNote,
  note.openNote,
  block.omitInGerman,
  block.omitInEnglish,
  translation.translateField,
  translation.translateModule,
  translation.markRead,
  page.save,
  page.undo,
  page.redo,
  text.bold,
  text.italic,
  text.link,
  text.bulletedList,
  text.numberedList,
  text.blockQuotation,
  text.alignLeft,
  text.alignCentre,
  text.alignRight,
  text.pasteAsText,
  selection.goToToolbar,
  selection.nextRegion,
  block.insertBlock,
  view.keyboardHelp,
  view.hideTools,
  view.commandPalette,
  view.showModules,
  view.showOutline,
  view.sideBySide,
  view.openPreview,
  translation.translatePage,
  translation.translatePageToGerman,
  replace.findAndReplace,
  note.openNotes,
  page.openChecks,
  page.describePictures,
  page.openHistory,
  page.openPageSettings,
  record.changeTitle,
  record.changeHeadPicture,
  record.editMainMenu,
  record.editSideMenu,
  record.editFooterMenu,
  record.editNews,
  record.editSlides,
  page.openPatterns,
  page.newPage,
  page.emptyPage,
  page.previewSeason,
  page.openReview,
  page.handOver,
  page.publish,
];

/** The commands with a button in a place, in the order of their buttons. */
export function commandsAt(place: CommandPlace): Command[] {
  const position = (command: Command) => command.places?.[place] ?? Infinity;
  return commands
    .filter((command) => position(command) < Infinity)
    .sort((one, other) => position(one) - position(other));
}
