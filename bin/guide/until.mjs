/** Waits until `check` is true, but not for ever: what is still loading then is seen on the picture. */
export async function until(check) {
  for (let attempt = 0; attempt < 25; attempt += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
}
