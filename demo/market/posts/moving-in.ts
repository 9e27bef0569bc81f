/** What a tenant pays before the keys. */
export const movingIn = {
  slug: 'what-moving-in-really-costs',
  title: 'What moving in really costs, line by line',
  tags: 'renting, fees, budget, first home',
  excerpt:
    'The rent on the poster is where the sum begins. Here is the whole of it, with two worked examples, so that nothing is news on the day you pay.',
  picture: 'story-moving',
  content: `
<p>A friend of ours saved ₦2,000,000 for a two-bedroom flat that was advertised at ₦2,000,000. She found the flat, liked it, and went home without it, because the sheet the agent handed her ended at ₦2,760,000. Nobody had lied to her. Nobody had told her either. This page is the talk she should have had first.</p>
<h2>The lines on the sheet</h2>
<p>Almost every rent in Nigeria is quoted for a year and paid in advance. On top of it you will usually meet some of these:</p>
<ul>
<li><strong>Agency fee.</strong> What the agent earns. Ten per cent of a year’s rent is the usual figure; you will hear five, and you will hear twenty. You pay it once, in the first year.</li>
<li><strong>Agreement or legal fee.</strong> For the lawyer who draws up the tenancy. Five to ten per cent, sometimes a flat sum. Also once.</li>
<li><strong>Caution fee.</strong> Held against damage and meant to come back to you. About a month’s rent is fair. Write down the state of every room before you pay it.</li>
<li><strong>Service charge.</strong> In estates and serviced blocks: guards, cleaning, the common generator, waste. It comes back every year, so treat it as rent.</li>
<li><strong>Estate dues and levies.</strong> Small, but ask. Some estates charge for a gate card, a sticker for your car, or the right to bring in furniture.</li>
</ul>
<h2>Two examples</h2>
<h3>A mini flat in Ikorodu at ₦900,000</h3>
<p>Rent ₦900,000, agency ₦90,000, agreement ₦90,000, caution ₦75,000. That is <strong>₦1,155,000</strong> before you have carried a single box: twenty-eight per cent above the poster. In the second year you pay ₦900,000, if the rent has not moved.</p>
<h3>A three-bedroom flat in Magodo at ₦5,500,000</h3>
<p>Rent ₦5,500,000, agency ₦550,000, agreement ₦275,000, caution ₦400,000, service charge ₦650,000. First payment: <strong>₦7,375,000</strong>. Every year after that: ₦6,150,000. If your budget is six million a year, this flat is the edge of it and not the middle.</p>
<h2>The lines that are on no sheet</h2>
<p>Then there is the cost of turning an empty flat into a place where you can sleep. People forget these, and then borrow for them.</p>
<ol>
<li>Transport of your things. A covered van across Lagos with two loaders is a real sum, and it doubles if you start at noon on a Saturday.</li>
<li>The prepaid meter. Check that it carries no debt from the last tenant. Debt stays with the meter, and the meter stays with you.</li>
<li>Curtains, bulbs, a gas cylinder, a kettle. An “unfurnished” home often has no lampholders.</li>
<li>A lock. Change the barrel of the front door on the first day. You do not know how many copies of the key went round.</li>
<li>Cleaning and a little paint. If the landlord promises to paint, ask him to do it before you pay.</li>
</ol>
<p>We tell people to keep fifteen per cent of a year’s rent aside for this list alone. Nobody has written to complain that it was too much.</p>
<h2>What you may say no to</h2>
<p>An inspection should not cost you money before you have seen the door. If someone asks for ₦10,000 to “book” a viewing, close the chat. Two agents who each want ten per cent for the same flat should share one fee, and it is not rude to say so. A “form fee” is not a law of nature. And a caution fee without an inventory is a gift, so take photographs of every room, send them to the landlord on the day you move in, and keep the message.</p>
<h2>Ask for the sheet first</h2>
<p>One sentence does most of the work: <em>“Please send me everything I will pay in the first year and everything I will pay in the second.”</em> An honest agent answers in five minutes, because he has it ready. On Gidana many sellers write the lines into the description; where they do not, ask before you take a bus. You can start with <a href="/search?type=rent">homes for rent</a> and read the sums side by side.</p>
<p>And when you have worked out what you can spend, divide it by 1.35 before you set the price filter. That number is your rent. The rest of the money has already been promised to somebody.</p>`,
} as const;
