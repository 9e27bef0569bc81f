/** How to look at a home between April and October. */
export const inTheRains = {
  slug: 'inspect-the-house-while-it-rains',
  title: 'Inspect the house while it rains',
  tags: 'inspection, flood, rainy season, checklist',
  excerpt:
    'From April to October the weather inspects houses for free. An umbrella, a torch and an hour will show you what no photograph can.',
  picture: 'story-rains',
  content: `
<p>In January every house is dry. The compound is swept, the gutter is a line of clean concrete, and the agent parks at the gate in polished shoes. If you can wait, do not decide in January. If you can choose your hour, go when the sky is black, and go again the morning after.</p>
<p>Much of Lagos lies a metre or two above the lagoon. Parts of Port Harcourt, Warri and Lokoja flood in September as regularly as schools resume. Even on the hills of Enugu and Abuja, water finds the one close that was built across its path. None of it is in the pictures.</p>
<h2>Before you leave home</h2>
<p>Put these in a bag: an umbrella, shoes that may get wet, a torch, a phone with space for video, and a marble. The marble is for floors.</p>
<h2>On the road</h2>
<ul>
<li>Notice where your driver slows down and where he turns back. You will pass there twice a day.</li>
<li>Look at the walls of the street. A brown line at the height of your knee is last year’s flood, and fresh paint up to the height of your knee is last year’s flood with paint on it.</li>
<li>See whether the drain moves. A full gutter that flows is doing its work; a full gutter that stands is somebody else’s refuse.</li>
<li>Ask the woman who sells food at the corner. She has no commission.</li>
</ul>
<h2>In the compound</h2>
<p>Stand at the gate and look which way the ground falls. Water should leave the compound, not arrive. If the floor of the parlour is lower than the road outside, somebody raised the road after the house was built, and every storm now comes to visit.</p>
<p>Find the soakaway and the borehole. They should not be close friends; thirty metres apart is good, ten is a risk, and side by side means that you will be drinking treated something. Lift the cover of the inspection chamber if they let you. If it is full after an hour of rain, ask who empties it and how often.</p>
<h2>Inside</h2>
<ol>
<li><strong>Ceilings.</strong> Look for rings the colour of tea, above all in corners and under bathrooms. One old ring is a story. Three rings of different browns are a habit.</li>
<li><strong>Walls.</strong> Put your palm flat, low down, behind where a bed would stand. Damp is cold. Paint that comes off as powder has been wet for years.</li>
<li><strong>Windows.</strong> Sliding frames have small holes at the bottom to let water out. If they are blocked with cement, the water comes in.</li>
<li><strong>Floors.</strong> Put the marble down in the bathroom. It should roll to the drain, not to the door.</li>
<li><strong>Smell.</strong> Air freshener in an empty house is a question. Open a wardrobe and breathe in.</li>
<li><strong>Roof.</strong> From the top floor, or from the neighbour’s, look at the gutters and the joints. Rust runs in lines; follow a line up and you have found the hole.</li>
</ol>
<h2>Light and network, while you are there</h2>
<p>Storms take down lines. Ask how long the last outage was and who called the company. Stand in the bedroom and in the kitchen and load a page; a house where your phone works only at the gate is a house where you will stand at the gate.</p>
<h2>What to do with what you find</h2>
<p>Few faults are a reason to run. A blocked gutter costs an afternoon. A ceiling costs a carpenter and paint. Damp in a party wall can be taken off the rent, in writing, before you pay. But water that comes in from the street every September belongs to the land and not to the house, and no landlord can repair it for you.</p>
<p>Take a video of each room and say the date aloud. If you take the home, send it to the landlord on the day you move in, and your caution fee will remember it. If you do not, you have lost an hour and won a year.</p>
<p>And if somebody tells you that the place <em>never</em> floods, be happy, thank him, and go and look at the wall of the house opposite.</p>`,
} as const;
