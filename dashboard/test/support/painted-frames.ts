import type { Page } from 'playwright-core';

/** Records every frame that the browser paints of this page, from now on. `brightness` ends it: 0 is black, 255 white. */
export const recordFrames = async (page: Page) => {
  const frames: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The page may be closed in between.
    void browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await browser.send('Page.startScreencast', { format: 'png' });
  return {
    count: () => frames.length,
    brightness: async () => {
      await browser.send('Page.stopScreencast');
      const blank = await page.context().newPage();
      return blank.evaluate<number[]>(`(${measureFrames})(${JSON.stringify(frames)})`);
    },
  };
};

/** Runs in a page, which can read pictures. */
const measureFrames = `async (frames) => {
  const measured = [];
  for (const frame of frames) {
    const image = new Image();
    image.src = 'data:image/png;base64,' + frame;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    measured.push(data.reduce((sum, value, place) => (place % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75));
  }
  return measured;
}`;
